const shapes = {
  alert: 'M12 3.8 21.5 20H2.5zM12 10v4.6M12 17.3v.2',
  done: 'm4.5 12.5 5 5 10-11',
  info: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M12 11v5.5M12 7.6v.2',
  go: 'm9 5 7 7-7 7',
} as const

/** A small drawing that repeats what its text says. */
export function Icon({ of }: { of: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[of]} />
    </svg>
  )
}
