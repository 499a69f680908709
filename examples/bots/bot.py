"""A bot for any game of Solotavolo. It plays whatever is legal, at random.

    python3 bot.py duel                                              plays a game through the engine
    solotavolo sim duel --player "exec:python3 bot.py" --games 100   plays in the lab
"""
import json, os, random, subprocess, sys

SOLOTAVOLO = os.environ.get("SOLOTAVOLO", "npx solotavolo").split()


def choose(now):
    """One of now["legal"]. In the lab, now["state"] is the whole table."""
    return random.choice(now["legal"])


def play(game):
    engine = subprocess.Popen(SOLOTAVOLO + ["engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**request):
        print(json.dumps(request), file=engine.stdin, flush=True)
        return json.loads(engine.stdout.readline())

    now = ask(do="new", seed=str(random.randrange(10**9)))
    while now["turn"]:
        now = ask(do="play", move=choose(now))
    print(ask(do="result")["says"])


if len(sys.argv) > 1:
    play(sys.argv[1])
else:
    for line in sys.stdin:
        now = json.loads(line)
        if "id" in now:
            print(json.dumps({"id": now["id"], "move": choose(now)}), flush=True)
