import { fieldsOf } from '../../support/browser.ts'

export type Form = { action: string; fields: Record<string, string> }

/** What pages have led to so far: the newest links, parts of addresses and forms. */
export type Harvest = { links: string[]; parts: string[]; forms: Form[]; gather(html: string, path: string): void }

/** Enough of each that a run does not only see the newest page, and does not grow without end. */
const most = 400

export function openHarvest(parts: string[]): Harvest {
  const harvest: Harvest = {
    links: ['/'],
    parts,
    forms: [],
    gather(html, path) {
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)) {
        keep(harvest.links, href.replaceAll('&amp;', '&'))
        for (const part of href.split(/[/?]/).slice(2)) keep(harvest.parts, part)
      }
      for (const [, attributes = ''] of html.matchAll(/<form\b([^>]*)>/g)) {
        const action = /\baction="(\/[^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
        if (action && attributes.includes('post')) keep(harvest.forms, { action, fields: fieldsOf({ html, url: path }, action) })
      }
    },
  }
  return harvest
}

/** A full shelf loses what lies in the place of the new thing. */
function keep<T>(shelf: T[], thing: T): void {
  if (shelf.length < most) shelf.push(thing)
  else shelf[(shelf.length * 7 + String(JSON.stringify(thing)).length * 13) % most] = thing
}
