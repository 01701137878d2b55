import { slugOf } from '../text/slug.ts'

const longest = 40

/** The identifier that the name of a field makes: `Temps de garde` is `temps_de_garde`. */
export function customKeyOf(label: string): string {
  const made = slugOf(label).replaceAll('-', '_').slice(0, longest).replace(/_$/, '')
  // No name that an object has of itself.
  return /^[a-z]/.test(made) && made !== 'constructor' ? made : `champ_${made}`.replace(/_$/, '')
}
