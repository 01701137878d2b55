import { href } from 'react-router'
import { adviceFields, readAdviceEntries, saveAdvice } from '#app/services/house/orders/shop-advice.server.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { FormScreen } from '#app/ui/house/fields/form-screen.tsx'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import type { Route } from './+types/shop-advice'

const path = href('/admin/site/conseil')

/** The word at the end of the shop's shelves. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { entries: await readAdviceEntries(api) }
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const changed = await saveAdvice(api, entries)
  return changed.ok ? goAndTell(asked.request, path, 'saved') : refuseFilled(entries, changed.error)
}

export default function ShopAdvice({ loaderData, actionData }: Route.ComponentProps) {
  const goods = useGoods()
  const filled: FilledForm = actionData ?? { ...loaderData, faults: {} }
  return (
    <FormScreen
      filled={filled}
      path={path}
      back={{ href: href('/admin/site'), label: settingTexts.site }}
      title={settingTexts.advice}
      says={settingTexts.adviceSays(goods)}
      resource="shop-advice"
      fields={adviceFields}
    />
  )
}
