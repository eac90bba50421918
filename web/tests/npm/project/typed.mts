// What the types of the package promise.
import { CloverleafError, Game, type Level, load, picture, Replay, type Title, games, verify } from "cloverleaf";
import german from "cloverleaf/locales/de";

export const code: string = german.code;

export async function play(level: Level): Promise<number> {
  await load();
  const titles: Title[] = games();
  const game = new Game({ game: "congestion", options: { target: titles.length }, sitters: [{ name: "Ana" }, { name: "Bo", bot: level }] });
  const target: number = game.now(1).view.target;
  // @ts-expect-error the view of another game has this
  const corners = game.now(1).view.corners;
  // @ts-expect-error there is no such game
  new Game({ game: "chess", sitters: [] });
  // @ts-expect-error this is the view of another game
  picture("tango", game.now(1).view);
  try {
    game.play(1, "pass");
  } catch (error) {
    if (error instanceof CloverleafError) return error.problem.action ?? 0;
  }
  const { events } = verify(game.record());
  return new Replay(game.record()).at(events, 0).now.seats.length + target + Number(corners);
}
