"""The system's nginx, for the tests: ``python tests/server/nginx.py`` says whether there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SBIN = "/usr/sbin:/usr/local/sbin"
NOBODY = 65534


def find_nginx() -> str | None:
    """Where nginx is; folders for administrators are not on everybody's search path."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:{SBIN}")


class Nginx:
    """An nginx in a temporary folder, without rights, that is stopped by its process id."""

    def __init__(self, configuration: str) -> None:
        """`configuration` is what would stand in ``conf.d``; a ``{folder}`` in it is this nginx's own."""
        program = find_nginx()
        assert program is not None, "make proofs and make test install nginx"
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-nginx-"))
        whole = f"""
daemon off; master_process off; pid {self.folder}/pid; error_log stderr warn;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {self.folder}/body; proxy_temp_path {self.folder}/proxy; fastcgi_temp_path {self.folder}/f;
    uwsgi_temp_path {self.folder}/u; scgi_temp_path {self.folder}/s;
{configuration.replace("{folder}", str(self.folder))}
}}
"""
        (self.folder / "nginx.conf").write_text(whole, encoding="utf-8")
        self._command = [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", "stderr"]
        self._process: subprocess.Popen[bytes] | None = None

    def make_certificate(self) -> Path:
        """A certificate for localhost that nobody else vouches for; its key lies beside it."""
        certificate, key = self.folder / "fullchain.pem", self.folder / "privkey.pem"
        form = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost"
        names = ["-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run(["openssl", *form.split(), *names, *files], check=True, capture_output=True)
        return certificate

    def start(self) -> None:
        """Serve; whoever may do everything becomes somebody who may do nothing first."""
        if os.geteuid() == 0:
            for path in (self.folder, *self.folder.iterdir()):
                os.chown(path, NOBODY, NOBODY)
            self._process = subprocess.Popen(self._command, user=NOBODY, group=NOBODY, extra_groups=[])
        else:
            self._process = subprocess.Popen(self._command)

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """End it, and remove what it had."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
        shutil.rmtree(self.folder)


if __name__ == "__main__":
    sys.exit(0 if find_nginx() else 1)
