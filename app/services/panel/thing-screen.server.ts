import type { PanelField } from '#app/models/panel/field.ts'
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
  return { desk, thing, name: nameOf(thing), fields, links, frame, placeOf: placeOfUse }
}

/** What the readers of a letter were sent, and the answer to a claim, stay what they say. */
function isSent({ resource }: Desk, thing: Thing): boolean {
  return (resource === 'letter' && Boolean(thing.startedAt)) || (resource === 'claim' && thing.state === 'ANSWERED')
}
