"""Send expensive requests as fast as possible: `flood_client.py PORT GAME SECONDS`.

On a slow machine it runs longer, until more requests were refused than answered.

A separate process, so that it does not slow down the measuring test. Prints the responses by status.
"""

import json
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from time import monotonic

CONNECTIONS = 8
SHORTER_THAN_THE_GAME = 200
OVERTIME_SECONDS = 60


def ask(number: int, port: int, game: str, until: float) -> Counter[int]:
    line = HTTPConnection("127.0.0.1", port, 30, source_address=("127.0.0.2", 0))
    statuses: Counter[int] = Counter()
    while monotonic() < until or (statuses[429] <= statuses[200] and monotonic() < until + OVERTIME_SECONDS):
        ply = (CONNECTIONS * statuses.total() + number) % SHORTER_THAN_THE_GAME
        path = f"/api/tables/{game}"
        paths = (
            f"{path}/score-history",
            f"{path}/positions/{ply}",
            f"{path}/scores?ply={ply}",
            f"/api/catalog?seats={ply}",
            "/api/puzzles",
            "/api/daily",
        )
        line.request("GET", paths[statuses.total() % len(paths)])
        response = line.getresponse()
        response.read()
        statuses[response.status] += 1
    line.close()
    return statuses


if __name__ == "__main__":
    port, game, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    until = monotonic() + seconds
    with ThreadPoolExecutor(CONNECTIONS) as pool:
        counts = list(pool.map(lambda number: ask(number, port, game, until), range(CONNECTIONS)))
    sys.stdout.write(json.dumps(sum(counts, Counter())))
