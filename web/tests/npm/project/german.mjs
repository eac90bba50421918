// A picture and a refusal in German.
import { Game, load, speak } from "cloverleaf";
import german from "cloverleaf/locales/de";

await load();
const game = new Game({ game: "congestion", sitters: [{ name: "Ana" }, { name: "Bo" }] });
const english = game.picture().svg;
speak(german);
let told = "";
try {
  game.play(1, "move NW:E");
} catch (error) {
  told = error.message;
}
console.log(JSON.stringify({ english, german: game.picture().svg, told }));
