import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 60_000

/** Reads the folder that the demo's mails go to; each file is opened once. */
export function openMailbox(folder) {
  const place = join(folder, 'mails')
  const known = new Map()

  function look() {
    for (const name of readdirSync(place)) {
      if (!name.endsWith('.eml') || known.has(name)) continue
      const said = readFileSync(join(place, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      known.set(name, { to: /^To: .*?([^\s<>]+@[^\s<>]+?)>?\r?$/m.exec(said)?.[1] ?? '', said })
    }
    return [...known.values()]
  }

  const mailsTo = (to) => look().filter((mail) => mail.to === to)

  return {
    mailsTo,
    count: () => look().length,
    /** Waits until a mail to somebody holds such a link, and answers where on the site it leads. */
    waitForLink: async (to, pattern) => {
      const ends = performance.now() + patienceMs
      while (performance.now() < ends) {
        for (const { said } of mailsTo(to)) {
          const link = pattern.exec(said)?.[0]
          if (link) return link
        }
        await wait(250)
      }
      throw new Error(`no mail with such a link has come within ${patienceMs / 1000} s`)
    },
  }
}
