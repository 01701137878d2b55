import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/site/home.tsx'),
  route('cookies', 'routes/site/cookies.tsx'),
  route('*', 'routes/content/cms-page.tsx'),
] satisfies RouteConfig
