/** What comes within an hour; a shorter siege has its share of it. */
const ofHour = { news: 10_000, orders: 600, files: 400, logins: 100_000 }
export const idleConnections = 4000
const addressCount = 200

/** What the strangers of a siege do, the same for the same seed. */
export function planSiege({ minutes, seed, url, accounts, wanted }) {
  const counts = Object.fromEntries(
    Object.entries(ofHour).map(([kind, count]) => [kind, Math.max(1, Math.round((count * minutes) / 60))]),
  )
  return { url, seed, accounts, wanted, counts, ms: minutes * 60_000, idle: idleConnections, addresses: listAddresses() }
}

/** Each in a block of its own (the third number too): strangers who have two hundred machines do not have them in one house. */
function listAddresses() {
  return Array.from({ length: addressCount }, (_, place) => `127.0.${10 + place}.${1 + ((place * 7) % 250)}`)
}

/** Numbers from 0 to 1 that come again with the same seed (mulberry32). */
export function openRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What stands at this share of the numbers, sorted here. */
export function at(numbers, share) {
  if (numbers.length === 0) return Number.NaN
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
