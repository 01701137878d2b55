import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findOnPath } from '../steps/run.mjs'

const exec = promisify(execFile)
const connections = 10

/** The load generator of this machine: wrk where it is found, else autocannon. */
export async function findLoader() {
  const wrk = findOnPath(['wrk'])
  return wrk
    ? { name: 'wrk', run: (url, headers, seconds) => runWrk(wrk, url, headers, seconds) }
    : { name: 'autocannon', run: runAutocannon }
}

async function runWrk(wrk, url, headers, seconds) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await exec(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...flags, url])
  const failed = stdout.match(/Non-2xx or 3xx responses: (\d+)/)
  if (failed) throw new Error(`${url} answered ${failed[1]} errors`)
  return {
    rate: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)[1]),
    total: Number(stdout.match(/(\d+) requests in/)[1]),
    p50: milliseconds(stdout.match(/50%\s+([\d.]+)(us|ms|s)/)),
    p99: milliseconds(stdout.match(/99%\s+([\d.]+)(us|ms|s)/)),
  }
}

function milliseconds([, value, unit]) {
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit]
}

async function runAutocannon(url, headers, seconds) {
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} errors`)
  return { rate: result.requests.average, total: result.requests.total, p50: result.latency.p50, p99: result.latency.p99 }
}
