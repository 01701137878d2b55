import { href } from 'react-router'
import type { Body } from '#app/ui/house/pages/body.ts'
import type { BodyScreen } from '#app/ui/house/pages/body-screen.tsx'
import { type DeskAsk, type DeskScene, openDesk } from '../desks/desk-screen.server.ts'
import { readEntries } from '../plans/posted.server.ts'
import { nameOf } from '../plans/things.server.ts'
import { blockTypes } from './block-forms.server.ts'
import { readBody } from './body.server.ts'

export type BodyAsk = DeskAsk & { params: { id: string } }
/** Who stands before which body. */
export type BodyScene = DeskScene & {
  body: Body
  /** What the thing is called. */
  name: string
  /** The kinds of block that can be added. */
  types: string[]
}

/** Opens the body of a thing to staff. */
export async function openBody(asked: BodyAsk): Promise<BodyScene> {
  const scene = await openDesk(asked)
  const body = await readBody(scene.staff.api, scene.desk, asked.params.id)
  return { ...scene, body, name: nameOf(body.thing), types: blockTypes() }
}

/** Opens the body of a page: of all things with a body, it alone has a draft. */
export function openPageBody(asked: Omit<BodyAsk, 'params'> & { params: { id: string } }): Promise<BodyScene> {
  return openBody({ ...asked, params: { desk: 'pages', id: asked.params.id } })
}

/** Reads it. */
export function showBody({ desk, body: { thing, blocks, mark, draft }, name, types }: BodyScene): BodyScreen {
  return { path: href('/admin/:desk/:id', { desk: desk.slug, id: thing.id }), name, types, blocks, mark, draft }
}

/** The fields of a posted form, each by its name. */
export async function readPosted(request: Request): Promise<(name: string) => string> {
  const entries = new Map(await readEntries(request))
  return (name) => entries.get(name) ?? ''
}
