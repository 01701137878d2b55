import { throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { DeskAt } from '#app/ui/house/desks/desk-screen.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { customGroup, readOwnFields } from '../fields/custom-fields.server.ts'
import { findDesk, narrowDesk } from '../plans/desks.server.ts'
import { requireStaff } from '../staff.server.ts'

export type DeskAsk = RouteArgs & { params: { desk: string; id?: string | undefined } }

/** Who stands at which desk. */
export type DeskContext = { staff: Member; desk: Desk; at: DeskAt; origin: string }

/** Opens a desk to staff; an address that names none is not there. */
export async function openDesk(asked: DeskAsk): Promise<DeskContext> {
  const { desk: slug } = asked.params
  if (!findDesk(slug)) throwNotFound()
  const staff = await requireStaff(asked)
  const at = { slug, role: staff.role, own: await readOwnFields(staff.api, slug) }
  return { staff, desk: deskAt(at), at, origin: asked.context.get(requestContext).site.origin }
}

/** The desk as somebody of this role may use it. */
export function deskAt({ slug, role, own = [] }: DeskAt): Desk {
  const desk = narrowDesk(findDesk(slug) ?? throwNotFound(), role)
  if (own.length === 0) return desk
  const withOwn = (fields: readonly PanelField[]) => (fields.length > 0 ? [...fields, customGroup(own)] : [])
  return { ...desk, fields: { create: withOwn(desk.fields.create), change: withOwn(desk.fields.change) } }
}
