// node: modules only and plain syntax: this file also runs on a Node that is too old, to bring another.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether npm has installed what the lock file names, as `npm ci` by hand does: then there is nothing to install. */
export function isInstalled(root) {
  const [lock, installed] = ['package-lock.json', join('node_modules', '.package-lock.json')].map((name) =>
    readPackages(join(root, name)),
  )
  if (!lock || !installed) return false
  return Object.entries(lock).every(([place, { version, optional }]) => {
    if (place === '' || (optional && !installed[place])) return true
    return installed[place]?.version === version && existsSync(join(root, place, 'package.json'))
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
