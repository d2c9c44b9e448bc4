"""Train a policy: masked PPO that begins by imitating *casual*, judged by games that it never saw.

``python -m tablee.env.train`` is the command and ``docs/train.md`` the page about it. It needs the extra ``train``.
"""
