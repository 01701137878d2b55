import { existsSync } from 'node:fs'
import { findOnPath, run, say } from './run.mjs'

/** The headless shell first: the same browser without windows, which takes a seventh less of a machine. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine; on Debian as root it is installed when there is none. */
export async function findBrowser() {
  const found = lookForBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    say('  No Chromium found: installing the headless one of Debian')
    await run('apt-get', ['update'], { quiet: true })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = lookForBrowser()
    if (installed) return installed
  }
  throw new Error('no Chromium found: install it (Debian: apt-get install chromium) or name it in CHROMIUM')
}

function lookForBrowser() {
  return process.env.CHROMIUM || findOnPath(names) || usualPlaces.find((path) => existsSync(path))
}
