const shapes = {
  alert: 'M12 3.8 21.5 20H2.5zM12 10v4.6M12 17.3v.2',
} as const

/** A small drawing that repeats what its text says. */
export function Icon({ of }: { of: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[of]} />
    </svg>
  )
}
