type Props = { title: string; text: string; action?: { label: string; href: string } }

/** What stands where there is nothing to show yet: it says so, and where to go meanwhile. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="empty">
      <img src="/art/motif-geai.svg" width="112" height="112" alt="" loading="lazy" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {action && (
          <p>
            <a className="btn btn-small btn-line" href={action.href}>
              {action.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
