const { defineConfig } = require('@medusajs/framework/utils');

/** Only the gateway calls this server, so no origin may call it from a page. */
const http = {
  storeCors: '',
  adminCors: '',
  authCors: '',
  jwtSecret: process.env.JWT_SECRET,
  cookieSecret: process.env.COOKIE_SECRET,
};

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false }, ssl: false },
    http,
  },
});
