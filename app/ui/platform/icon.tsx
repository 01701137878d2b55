/** A small drawing of one path; what it means stands beside it in words. */
export function Icon({ d, className = 'icon' }: { d: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

const alert = 'M12 3.8 21.5 20H2.5zM12 10v4.6M12 17.3v.2'

/** Beside what is wrong. */
export function AlertIcon() {
  return <Icon d={alert} />
}
