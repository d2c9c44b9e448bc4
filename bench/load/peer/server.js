// boardgame.io's own server with the smallest game there can be. All that may slow it down is left out: no turn order,
// no secrets, no undo, and a move adds one to a number.
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const game = {
  name: "load",
  setup: () => ({ moves: 0 }),
  moves: { add: ({ G }) => ({ moves: G.moves + 1 }) },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
};

const port = { host: "127.0.0.1", port: Number(process.argv[2]) };
const server = Server({ games: [game], origins: [] });
server.run({ port });
process.on("SIGTERM", () => process.exit(0));
