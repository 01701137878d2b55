import type { StyleFaultWord } from '#app/models/site/worn/own-styles.ts'

type Params = Record<string, string | number>

const named = (what: string | number | undefined) => (what ? `« ${what} »` : 'ceci')

const says: Record<StyleFaultWord, (params: Params) => string> = {
  sign: () => 'un signe invisible s’y cache, à effacer.',
  unread: ({ what }) => `${named(what)} ne se lit pas comme du CSS.`,
  unclosed: ({ what }) => `ce qui s’ouvre ici par ${named(what)} ne se ferme pas.`,
  deep: () => 'trop de choses les unes dans les autres : écrivez plus simplement.',
  many: () => 'la feuille en demande trop aux navigateurs : moins de règles, de sélecteurs, de « * » ou de « :has() ».',
  rule: ({ what }) =>
    `${what ? `« ${what} » n’est pas accepté` : 'cette condition n’est pas acceptée'} : seuls @media, @supports et @container le sont.`,
  selector: ({ what }) => `le sélecteur ${named(what)} n’est pas accepté.`,
  whole_page: ({ what }) =>
    `${named(what)} vise toute la page : la feuille n’en habille que le milieu, qui s’écrit « :scope » au début d’un sélecteur.`,
  property: ({ what }) => `la propriété ${named(what)} n’est pas acceptée : la liste de celles qui le sont est sous le champ.`,
  important: () => '« !important » n’est pas accepté : votre feuille passe déjà après celle de l’allure.',
  function: ({ what }) => `${named(what)} n’est pas accepté ici.`,
  token: ({ what }) => `${named(what)} n’est pas une variable de votre apparence qui se mette ici.`,
  value: ({ property }) => `cette valeur ne va pas à « ${property} ».`,
  bounds: ({ what, property }) => `${named(what)} est trop petit ou trop grand pour « ${property} ».`,
  colour: ({ what }) =>
    `la couleur ${named(what)} ne peut pas être vérifiée : écrivez #rrggbb, white, black ou var(--color-…), sans transparence.`,
  contrast: ({ ratio }) =>
    `texte et fond se distinguent à ${String(ratio).replace('.', ',')} pour 1 ; il faut 4,5 au moins. Foncez ou éclaircissez l’un des deux, ou dites le fond dans la même règle.`,
}

/** Says what is wrong with a stylesheet, and where. */
export function sayStyleFault({ word, line, column, ...more }: Params): string {
  return `Ligne ${line}, colonne ${column} : ${says[word as StyleFaultWord](more)}`
}
