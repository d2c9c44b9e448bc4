"""Dask as joblib sees it, also where only one thread of one worker plays."""

from __future__ import annotations

from joblib._dask import DaskDistributedBackend


class DaskBackend(DaskDistributedBackend):  # type: ignore[misc]
    """Plays on the cluster that this process is connected to."""

    def effective_n_jobs(self, n_jobs: int) -> int:
        """As many as the cluster has threads; two at least, as joblib plays here and not there if it is one."""
        threads: int = super().effective_n_jobs(n_jobs)
        return max(2, threads)
