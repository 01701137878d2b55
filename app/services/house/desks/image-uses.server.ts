import { href } from 'react-router'
import { deskPlans } from '../plans/desk-plans.server.ts'

/** Where in the panel a place of the site is changed that shows a picture. */
export function findUseHref({ kind, id }: { kind: string; id: string }): string | undefined {
  if (kind === 'look') return href('/admin/apparence')
  if (kind === 'parameter') return `${href('/admin/parametres')}?partie=look`
  const plan = deskPlans.find(({ resource }) => resource === kind)
  return plan && href('/admin/:desk/:id', { desk: plan.slug, id })
}
