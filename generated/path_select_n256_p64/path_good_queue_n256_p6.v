// Paths that came back well, of each of 256 contexts, in order.
`default_nettype none

module path_good_queue_n256_p6 (
    input  wire       clk,
    input  wire       rst,
    input  wire       enable,
    input  wire [7:0] ccc,
    input  wire       start,
    input  wire       put,
    input  wire       take,
    input  wire [5:0] path,
    output reg        taken,
    output wire [5:0] oldest
);

    reg         stored;
    reg   [6:0] index;
    wire  [6:0] queues_word_first;
    wire  [7:0] queues_word_length;
    wire  [7:0] queues_at;
    wire        queues_valid;
    reg   [5:0] path_store;
    reg  [14:0] at_out;
    reg   [5:0] paths_rdata;
    reg   [5:0] read;
    wire  [7:0] ccc_store_later_q;
    reg   [5:0] paths [0:32767];

    wire  [6:0] queues_now_first = queues_word_first;
    wire  [7:0] queues_now_length = queues_word_length;
    wire        takes = take && (|queues_now_length);
    wire        puts = put && !queues_now_length[7];
    wire  [7:0] fewer = queues_now_length - 8'd1;
    wire  [7:0] more = queues_now_length + 8'd1;
    wire  [7:0] ccc_store = ccc_store_later_q;
    wire [14:0] at = {ccc_store, index};

    forwarding_ram_w15_d256_l3 queues (
        .clk         (clk),
        .rst         (rst),
        .addr        (ccc),
        .enable      (enable),
        .next_first  (takes ? queues_now_first + 7'd1 : queues_now_first),
        .next_length ((takes ? fewer : puts ? more : queues_now_length) & {8{!start}}),
        .write       (1'b1),
        .word_first  (queues_word_first),
        .word_length (queues_word_length),
        .at          (queues_at),
        .valid       (queues_valid)
    );

    delay_w8_c4 ccc_store_later (
        .clk (clk),
        .d   (ccc),
        .q   (ccc_store_later_q)
    );

    always @(posedge clk) begin
        paths_rdata <= paths[at_out];
        if (stored) paths[{ccc_store, index}] <= path_store;
    end

    always @(posedge clk) begin
        if (rst) begin
            stored <= 1'b0;
        end else begin
            stored <= puts;
        end
    end

    always @(posedge clk) begin
        taken <= takes;
        index <= put ? queues_now_first + queues_now_length[6:0] : queues_now_first;
        path_store <= path;
        at_out <= at;
        read <= paths_rdata;
    end

    assign oldest = read;

    wire _unused_ok = &{1'b0, queues_at, queues_valid};

endmodule

`default_nettype wire
