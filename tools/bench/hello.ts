// Fastify with nothing around it, to hold the guarded calls against: a process of its own, like the server.
import Fastify from 'fastify';

const hello = Fastify();
hello.get('/', async () => ({ success: true, message: { name: 'Neema Mushi' } }));
console.log(`answers at ${await hello.listen({ port: 0, host: '127.0.0.1' })}`);
