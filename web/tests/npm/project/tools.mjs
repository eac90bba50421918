// What there is beside playing: drafts, sandboxes, replays, hints, words.
import { Draft, Game, load, Replay, Sandbox, say, sketch } from "cloverleaf";

await load();
const setup = { game: "congestion", sitters: [{ name: "Ana" }, { name: "Bo", bot: "learner" }] };
const game = new Game(setup, "5a".repeat(32));
const { view } = game.now(1);

const draft = new Draft(setup, view, 1);
const told = draft.explain("signal NW:E straight");
draft.add("signal NW:E straight");
const drafted = draft.state().actions;
const ahead = draft.picture({ dark: true }).svg;
const undone = [draft.undo(), draft.state().actions];
draft.free();

const sandbox = new Sandbox(setup, view, 1, { seed: 7n });
sandbox.play(1, "signal NW:E straight");
const viewer = sandbox.state().viewer;
const back = [sandbox.undo(), sandbox.undo()];

const [hint] = game.hints(1, "learner", [], 7n);
game.play(1, ...hint.actions);
const awaited = game.awaited();
game.playBots();
game.resign(1);
game.playBots();

const replay = new Replay(game.record());
const { length, over } = replay.about();
const judged = replay.judge(0, "learner", 7n);
console.log(
  JSON.stringify({
    sentence: say(told.message, { names: ["Ana", "Bo"] }),
    ...{ drafted, ahead, undone, viewer, back, hint, awaited, over, judged },
    turns: [replay.at(0).now.turn.seats, replay.at(1).now.turn.seats],
    log: replay.log().length === length && game.happened().length === length,
    decisions: replay.decisions().length,
    sketched: sketch("congestion", view),
    saved: [game.record({ save: true }), new Game(setup).record()].map((record) => record.includes("\nseed ")),
  }),
);
