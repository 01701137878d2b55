import { href } from 'react-router'
import { settingsCards, tasks } from '#app/models/house/task.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { cardText, settingsTexts, taskText } from '#app/texts/house/tasks.ts'
import type { Found } from '#app/ui/house/find/find-view.ts'
import { advancedPlan, cardPlans, listEntries, taskPlans, type WhoAsks } from '../plans/task-plans.server.ts'

const mostFound = 8

/** A screen or a setting, and all that it is known by. */
type Named = Found & { key: string }

/** The screens and settings that whoever asks may open and whose words hold all of these; the names before what is said of them. */
export function findScreens(words: string, who: WhoAsks): Found[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  const named = [...listScreens(who), ...listParameters(who.goods)]
  const hits = named.filter(({ key }) => wanted.every((word) => key.includes(word)))
  const isByName = ({ label }: Named) => wanted.every((word) => foldText(label).includes(word))
  const sorted = [...hits.filter(isByName), ...hits.filter((one) => !isByName(one))]
  return sorted.slice(0, mostFound).map(({ href, label, detail }) => ({ href, label, detail }))
}

function listScreens(who: WhoAsks): Named[] {
  const plans: [string, readonly string[]][] = [
    ...tasks.flatMap((task): [string, readonly string[]][] =>
      task === 'settings' ? [] : [[taskText(task, who.goods), taskPlans[task]]],
    ),
    ...settingsCards.map((card): [string, readonly string[]] => [cardText(card, who.goods).join(' '), cardPlans[card]]),
    [settingsTexts.advanced, advancedPlan],
  ]
  return plans.flatMap(([above, plan]) =>
    listEntries(plan, who).map(({ href, label }) => {
      const says = deskText(href.replace('/admin/', ''), who.goods)?.says
      return { href, label, detail: says, key: foldText([label, says, above].join(' ')) }
    }),
  )
}

function listParameters(goods: GoodsWords): Named[] {
  return parameterTypes.map((type) => {
    const [label, says] = parameterLabel(type, goods)
    return {
      href: `${href('/admin/parametres')}?q=${type}#f-${type}`,
      label,
      detail: says,
      key: foldText([label, says].join(' ')),
    }
  })
}
