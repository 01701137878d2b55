import type { Action } from '#app/models/content/blocks/shared.ts'

type Props = { actions: Action[]; quiet?: boolean }

/** What to do next: one filled button a view, the others outlined. */
export function Actions({ actions, quiet = false }: Props) {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map((action, place) => (
        <a key={action.href} className={place === 0 && !quiet ? 'btn' : 'btn btn-line'} href={action.href}>
          {action.label}
        </a>
      ))}
    </p>
  )
}
