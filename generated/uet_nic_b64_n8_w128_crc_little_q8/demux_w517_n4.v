// Hands each item of a stream of 517 bits to one of 4 receivers.
`default_nettype none

module demux_w517_n4 (
    input  wire   [1:0] up_payload_id,
    input  wire [511:0] up_payload_data,
    input  wire   [1:0] up_payload_resp,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] down_0_payload_id,
    output wire [511:0] down_0_payload_data,
    output wire   [1:0] down_0_payload_resp,
    output wire         down_0_payload_last,
    output wire         down_0_valid,
    input  wire         down_0_ready,
    output wire   [1:0] down_1_payload_id,
    output wire [511:0] down_1_payload_data,
    output wire   [1:0] down_1_payload_resp,
    output wire         down_1_payload_last,
    output wire         down_1_valid,
    input  wire         down_1_ready,
    output wire   [1:0] down_2_payload_id,
    output wire [511:0] down_2_payload_data,
    output wire   [1:0] down_2_payload_resp,
    output wire         down_2_payload_last,
    output wire         down_2_valid,
    input  wire         down_2_ready,
    output wire   [1:0] down_3_payload_id,
    output wire [511:0] down_3_payload_data,
    output wire   [1:0] down_3_payload_resp,
    output wire         down_3_payload_last,
    output wire         down_3_valid,
    input  wire         down_3_ready
);

    wire [1:0] to = up_payload_id;
    wire [3:0] chosen = {to == 2'd3, to == 2'd2, to == 2'd1, to == 2'd0};
    wire [3:0] readies = {down_3_ready, down_2_ready, down_1_ready, down_0_ready};

    assign up_ready = |(chosen & readies);
    assign down_0_payload_id = up_payload_id;
    assign down_0_payload_data = up_payload_data;
    assign down_0_payload_resp = up_payload_resp;
    assign down_0_payload_last = up_payload_last;
    assign down_0_valid = up_valid && chosen[0];
    assign down_1_payload_id = up_payload_id;
    assign down_1_payload_data = up_payload_data;
    assign down_1_payload_resp = up_payload_resp;
    assign down_1_payload_last = up_payload_last;
    assign down_1_valid = up_valid && chosen[1];
    assign down_2_payload_id = up_payload_id;
    assign down_2_payload_data = up_payload_data;
    assign down_2_payload_resp = up_payload_resp;
    assign down_2_payload_last = up_payload_last;
    assign down_2_valid = up_valid && chosen[2];
    assign down_3_payload_id = up_payload_id;
    assign down_3_payload_data = up_payload_data;
    assign down_3_payload_resp = up_payload_resp;
    assign down_3_payload_last = up_payload_last;
    assign down_3_valid = up_valid && chosen[3];

endmodule

`default_nettype wire
