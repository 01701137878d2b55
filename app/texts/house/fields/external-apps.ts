import type { ExternalApp } from '#app/models/site/settings/external-app.ts'
import type { FieldText } from './field-text.ts'

/** What is said of the services of others that the site may load. */
export const externalAppTexts = {
  title: 'Applications extérieures',
  says: 'La mesure d’audience, un pixel, une messagerie : ce que d’autres font sur votre site, et seulement chez qui l’accepte.',
  consent:
    'Rien n’en est chargé avant l’accord de votre visiteur : une barre le lui demande dès que vous la mettez en marche, et votre politique de cookies la nomme d’elle-même.',
  guarded: 'Seul un super-administrateur les change.',
  app: 'Application',
  state: 'État',
  on: 'En marche, chez qui l’accepte',
  off: 'À l’arrêt',
  none: 'Pas configurée',
  names: { analytics: 'Mesure d’audience', pixel: 'Pixel Meta', messenger: 'Messagerie Crisp' } satisfies Record<
    ExternalApp,
    string
  >,
  saysOf: {
    analytics: 'Combien viennent, et d’où : Matomo ou Plausible, chez vous ou chez leur hébergeur.',
    pixel: 'Ce que valent vos annonces sur Facebook et Instagram.',
    messenger: 'Une bulle dans un coin de la page, par laquelle vos visiteurs vous écrivent.',
  } satisfies Record<ExternalApp, string>,
  remove: 'Oublier cette application',
  removeSays: 'Ce que vous en avez saisi est effacé, et plus rien n’en est chargé chez personne.',
} as const

const isActive: FieldText = ['En marche', 'Vide, rien n’en est chargé, même chez qui l’a acceptée.']
const note: FieldText = ['Note pour l’équipe', 'Par exemple qui tient le compte ; elle ne paraît nulle part.']

/** What their fields are called. */
export const externalAppFieldTexts: Record<string, FieldText> = {
  'analytics.isActive': isActive,
  'pixel.isActive': isActive,
  'messenger.isActive': isActive,
  'analytics.note': note,
  'pixel.note': note,
  'messenger.note': note,
  'analytics.id': ['Nom ou numéro du site', 'Chez Plausible « exemple.fr », chez Matomo un numéro comme 3.'],
  'analytics.url': ['Adresse du service', 'Elle commence par https://, par exemple https://plausible.io.'],
  provider: ['Service'],
  'pixel.id': ['Numéro du pixel', 'Le gestionnaire de publicités de Meta le donne.'],
  'messenger.id': ['Identifiant du site', 'Crisp le donne dans les réglages du site, sous « Website ID ».'],
}
