// Joins 3 streams of 87 bits.
`default_nettype none

module stream_mux_w87_round_robin_n3_hold (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] up_0_payload_id,
    input  wire [63:0] up_0_payload_addr,
    input  wire  [7:0] up_0_payload_len,
    input  wire  [2:0] up_0_payload_size,
    input  wire  [1:0] up_0_payload_burst,
    input  wire        up_0_payload_lock,
    input  wire  [3:0] up_0_payload_cache,
    input  wire  [2:0] up_0_payload_prot,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire  [1:0] up_1_payload_id,
    input  wire [63:0] up_1_payload_addr,
    input  wire  [7:0] up_1_payload_len,
    input  wire  [2:0] up_1_payload_size,
    input  wire  [1:0] up_1_payload_burst,
    input  wire        up_1_payload_lock,
    input  wire  [3:0] up_1_payload_cache,
    input  wire  [2:0] up_1_payload_prot,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire  [1:0] up_2_payload_id,
    input  wire [63:0] up_2_payload_addr,
    input  wire  [7:0] up_2_payload_len,
    input  wire  [2:0] up_2_payload_size,
    input  wire  [1:0] up_2_payload_burst,
    input  wire        up_2_payload_lock,
    input  wire  [3:0] up_2_payload_cache,
    input  wire  [2:0] up_2_payload_prot,
    input  wire        up_2_valid,
    output wire        up_2_ready,
    output wire  [1:0] down_payload_id,
    output wire [63:0] down_payload_addr,
    output wire  [7:0] down_payload_len,
    output wire  [2:0] down_payload_size,
    output wire  [1:0] down_payload_burst,
    output wire        down_payload_lock,
    output wire  [3:0] down_payload_cache,
    output wire  [2:0] down_payload_prot,
    output wire        down_valid,
    input  wire        down_ready
);

    wire [2:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire  [2:0] request = {up_2_valid, up_1_valid, up_0_valid};
    wire        valid = |(arbiter_grant & request);
    wire        accept = valid && down_ready;
    wire  [1:0] item_id_choice = arbiter_index[0] ? up_1_payload_id : up_0_payload_id;
    wire  [1:0] item_id = arbiter_index[1] ? up_2_payload_id : item_id_choice;
    wire [63:0] item_addr_choice = arbiter_index[0] ? up_1_payload_addr : up_0_payload_addr;
    wire [63:0] item_addr = arbiter_index[1] ? up_2_payload_addr : item_addr_choice;
    wire  [7:0] item_len_choice = arbiter_index[0] ? up_1_payload_len : up_0_payload_len;
    wire  [7:0] item_len = arbiter_index[1] ? up_2_payload_len : item_len_choice;
    wire  [2:0] item_size_choice = arbiter_index[0] ? up_1_payload_size : up_0_payload_size;
    wire  [2:0] item_size = arbiter_index[1] ? up_2_payload_size : item_size_choice;
    wire  [1:0] item_burst_choice = arbiter_index[0] ? up_1_payload_burst : up_0_payload_burst;
    wire  [1:0] item_burst = arbiter_index[1] ? up_2_payload_burst : item_burst_choice;
    wire        item_lock_choice = arbiter_index[0] ? up_1_payload_lock : up_0_payload_lock;
    wire        item_lock = arbiter_index[1] ? up_2_payload_lock : item_lock_choice;
    wire  [3:0] item_cache_choice = arbiter_index[0] ? up_1_payload_cache : up_0_payload_cache;
    wire  [3:0] item_cache = arbiter_index[1] ? up_2_payload_cache : item_cache_choice;
    wire  [2:0] item_prot_choice = arbiter_index[0] ? up_1_payload_prot : up_0_payload_prot;
    wire  [2:0] item_prot = arbiter_index[1] ? up_2_payload_prot : item_prot_choice;

    round_robin_n3_hold arbiter (
        .clk     (clk),
        .rst     (rst),
        .request (request),
        .accept  (accept),
        .grant   (arbiter_grant),
        .index   (arbiter_index),
        .valid   (arbiter_valid)
    );

    assign up_0_ready = down_ready && arbiter_grant[0];
    assign up_1_ready = down_ready && arbiter_grant[1];
    assign up_2_ready = down_ready && arbiter_grant[2];
    assign down_payload_id = item_id;
    assign down_payload_addr = item_addr;
    assign down_payload_len = item_len;
    assign down_payload_size = item_size;
    assign down_payload_burst = item_burst;
    assign down_payload_lock = item_lock;
    assign down_payload_cache = item_cache;
    assign down_payload_prot = item_prot;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
