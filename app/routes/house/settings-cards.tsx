import { requestContext } from '#app/http/request-context.ts'
import { isOfficeOf } from '#app/services/house/desks/panel-frame.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { readSettingsCards } from '#app/services/house/settings/settings-cards.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { SettingsCards } from '#app/ui/house/settings/settings-cards.tsx'
import type { Route } from './+types/settings-cards'

/** The settings, a card each. */
export async function loader(asked: Route.LoaderArgs) {
  const { api, role } = await requireStaff(asked)
  const [isOperator, goods] = await Promise.all([isOfficeOf(api, role), readGoods(asked)])
  return readSettingsCards(api, asked.context.get(requestContext), { role, isOperator, goods })
}

export default function SettingsCardsScreen({ loaderData }: Route.ComponentProps) {
  return <SettingsCards {...loaderData} />
}
