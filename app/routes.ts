import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { legalKinds } from './models/legal.ts'

export default [
  index('routes/content/cms-page.tsx', { id: 'home' }),
  route('contact', 'routes/site/contact.tsx'),
  route('contact-redacteur', 'routes/site/contact.tsx', { id: 'contact-writer' }),
  route('cookies', 'routes/site/cookies.tsx'),
  route('theme/:name', 'routes/site/theme.ts'),
  route('age', 'routes/site/age.tsx'),
  route('langue/:code', 'routes/site/language.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),

  route('boutique', 'routes/shop/shop-list.tsx'),
  route('boutique/:slug', 'routes/shop/product.tsx'),
  route('boutique/:slug/fiche-technique.pdf', 'routes/shop/technical-file.ts'),
  route('e-label/:id', 'routes/shop/e-label.ts'),
  route('e-label/:id/code.svg', 'routes/shop/e-label-code.ts'),

  route('auth', 'routes/account/auth.tsx'),
  route('auth/connexion', 'routes/account/log-in.tsx'),
  route('auth/cle', 'routes/account/log-in-with-passkey.tsx'),
  route('auth/inscription', 'routes/account/register.tsx'),
  route('inscription', 'routes/account/registered.tsx'),
  route('inscription/confirmer/:token?', 'routes/account/confirm-registration.tsx'),
  route('invitation/:token?', 'routes/account/accept-invitation.tsx'),
  ...prefix('password/reset', [
    route('ask', 'routes/account/ask-reset.tsx'),
    route(':token?', 'routes/account/reset-password.tsx'),
  ]),
  route('deconnexion', 'routes/account/log-out.tsx'),
  route('mon-compte', 'routes/account/space.tsx', [
    index('routes/account/overview.tsx'),
    route('commandes', 'routes/account/orders.tsx'),
    route('profil', 'routes/account/profile.tsx'),
    route('mot-de-passe', 'routes/account/change-password.tsx'),
    route('adresse-e-mail', 'routes/account/change-email.tsx'),
    route('adresse-e-mail/confirmer/:token?', 'routes/account/confirm-email.tsx'),
    route('securite', 'routes/account/security.tsx'),
    route('securite/activer', 'routes/account/start-second-factor.tsx'),
    route('securite/confirmer', 'routes/account/confirm-second-factor.tsx'),
    route('securite/cle', 'routes/account/add-passkey.tsx'),
    route('securite/cle/confirmer', 'routes/account/confirm-passkey.tsx'),
    route('securite/cles/:id', 'routes/account/remove-passkey.tsx'),
    route('adresses', 'routes/account/addresses.tsx'),
    route('adresses/:id', 'routes/account/address.tsx'),
    route('adresses/:id/supprimer', 'routes/account/remove-address.tsx'),
    route('donnees', 'routes/account/own-data.tsx'),
    route('donnees/archive', 'routes/account/own-archive.ts'),
    route('supprimer', 'routes/account/delete-account.tsx'),
    route('supprimer/annuler', 'routes/account/cancel-deletion.tsx'),
    route('sessions', 'routes/account/sessions.tsx'),
    route('newsletter', 'routes/account/newsletter.tsx'),
    route('desinscription', 'routes/account/unsubscription.tsx'),
  ]),

  route('droits', 'routes/account/rights.tsx'),

  ...legalKinds.flatMap((kind) => [
    route(kind, 'routes/legal/legal-page.tsx', { id: kind }),
    route(`${kind}/versions/:version`, 'routes/legal/legal-page.tsx', { id: `${kind}-version` }),
  ]),

  route('*', 'routes/content/cms-page.tsx'),
] satisfies RouteConfig
