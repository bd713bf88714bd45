import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { groups, labels } from './sidebar.ts';

export default defineConfig({
  outDir: '../out/site',
  publicDir: '.pages/public',
  trailingSlash: 'always',
  // What is generated changes with each build.
  vite: { server: { fs: { allow: ['..'] } } },
  integrations: [
    starlight({
      title: 'Gatewright',
      description:
        'A typed hardware language in TypeScript, and the datapath of an open Ultra Ethernet NIC written in it.',
      customCss: ['./src/styles/site.css'],
      favicon: '/favicon.svg',
      head: [{ tag: 'script', attrs: { src: '/waves.js', defer: true } }],
      components: { SiteTitle: './src/components/SiteTitle.astro' },
      lastUpdated: false,
      pagination: true,
      sidebar: [
        ...groups.map(({ label, pages }) => ({
          label,
          items: pages.map((slug) => ({ slug, ...(labels[slug] === undefined ? {} : { label: labels[slug] }) })),
          collapsed: label !== 'Start',
        })),
        { label: 'API reference', collapsed: true, items: [{ autogenerate: { directory: 'api' } }] },
      ],
    }),
  ],
});
