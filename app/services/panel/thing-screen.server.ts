import type { PanelField } from '#app/models/panel/field.ts'
import { optionText } from '#app/texts/panel/options.ts'
import type { DeskScene } from './desk-screen.server.ts'
import type { Desk } from './desks.server.ts'
import { placeOfUse } from './image-uses.server.ts'
import { type Links, readLinks } from './links.server.ts'
import type { PanelFrame } from './panel-frame.server.ts'
import type { RefusedMoment } from './posted-moment.server.ts'
import { nameOf, type Thing } from './things.server.ts'

/** What the screen of a thing stands on. */
export type ThingScene = {
  desk: Desk
  thing: Thing
  name: string
  /** What can be changed of it. */
  fields: PanelField[]
  links: Links
  frame: PanelFrame
  placeOf: typeof placeOfUse
  /** When it was to leave, where that moment was refused. */
  refusedMoment?: RefusedMoment | undefined
}

/** Reads what the screen of a thing shows beside the thing itself. */
export async function readThingScene({ staff, desk, readFrame }: DeskScene, thing: Thing): Promise<ThingScene> {
  const fields = isSent(desk, thing) ? [] : desk.fields.change
  const [links, frame] = await Promise.all([readLinks(staff.api, desk, [...fields, ...desk.shown]), readFrame()])
  return { desk, thing, name: titleOf(desk, thing), fields, links, frame, placeOf: placeOfUse }
}

/** What its screen is called: what was done once has no name, and is called by what it was. */
export function titleOf({ resource, columns: [first = ''], shown }: Desk, thing: Thing): string {
  const name = nameOf(thing)
  const isChoice = shown.some(({ name: field, kind }) => field === first && kind === 'choice')
  return name === thing.id && isChoice ? optionText(resource, [first], String(thing[first])) : name
}

/** What the readers of a letter were sent, and the answer to a claim, stay what they say. */
function isSent({ resource }: Desk, thing: Thing): boolean {
  return (resource === 'letter' && Boolean(thing.startedAt)) || (resource === 'claim' && thing.state === 'ANSWERED')
}
