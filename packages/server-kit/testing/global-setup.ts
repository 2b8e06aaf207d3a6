import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { prepareDatabase } from '../migrate/prepare.ts';
import { rolePasswords } from '../migrate/role-urls.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

/** What a test file needs to make a database of its own. */
export interface TestServer {
  adminUrl: string;
  /** A database with every migration applied and nothing in it, to be copied. */
  template: string;
  secret: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Once for a run of the tests: a throw-away PostgreSQL, or the server at TEST_DATABASE_URL, with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverOfTheRun();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const secret = server.adminUrl;
  await statement(server.adminUrl, `create database ${template}`);
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  await prepareDatabase({ adminUrl: url.href, passwords: rolePasswords(secret), tables: PRODUCT_TABLES });
  project.provide('testServer', { adminUrl: server.adminUrl, template, secret });
  return async () => {
    await statement(server.adminUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function serverOfTheRun(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { adminUrl: given, stop: async () => undefined } : startThrowAwayPostgres();
}

async function statement(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
