import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/run.mjs'

const ticksPerSecond = 100
/** As `npm start` and the service file of the docs run it. */
const flags = ['--max-semi-space-size=4']

/** Starts a server as a child process and waits for the address it prints. */
export async function startChild(script, words, environment) {
  const child = spawn(process.execPath, [...flags, join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid,
    cpuMicroseconds: () => cpuOf(child.pid),
    memoryMegabytes: () => memoryOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

function addressOf(child) {
  let heard = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      heard += chunk
      const found = heard.match(/http:\/\/[^\s"]+:\d+/)
      if (found) resolve(found[0])
    })
    child.on('exit', () => reject(new Error(`the server ended before it listened: ${heard}`)))
  })
}

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

function memoryOf(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
  return Math.round(Number(line?.[1]) / 1024)
}
