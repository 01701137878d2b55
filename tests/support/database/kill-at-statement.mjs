// Loaded before the program: ends the process as a power cut would, just before its KILL_AT-th database statement.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const killAt = Number(process.env.KILL_AT)
let count = 0

function countStatement() {
  count += 1
  if (count === killAt) process.kill(process.pid, 'SIGKILL')
}

function watch(prototype, names) {
  for (const name of names) {
    const original = prototype[name]
    prototype[name] = function (...words) {
      countStatement()
      return original.apply(this, words)
    }
  }
}

const Sqlite = require('better-sqlite3')
watch(Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')), ['run', 'all', 'get', 'iterate'])
watch(require('pg').Client.prototype, ['query'])
process.on('exit', () => {
  if (process.env.COUNT_FILE) writeFileSync(process.env.COUNT_FILE, String(count))
})
