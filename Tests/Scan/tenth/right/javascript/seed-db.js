// Fills the development database with people and orders.
const seedrandom = require('seedrandom');
const db = require('../db');

const rng = seedrandom('fixtures-2024');
const NAMES = ['Ada', 'Grace', 'Linus', 'Barbara', 'Ken'];

function pick(list) {
  return list[Math.floor(rng() * list.length)];
}

async function main() {
  for (let i = 0; i < 200; i++) {
    await db.customers.insert({ name: pick(NAMES), orders: Math.floor(rng() * 9) });
  }
  await db.close();
}

main().catch((e) => {
  console.error(e);
  process.exitCode = 1;
});
