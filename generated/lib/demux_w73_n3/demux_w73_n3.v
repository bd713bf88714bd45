// Hands each item of a stream of 73 bits to one of 3 receivers.
`default_nettype none

module demux_w73_n3 (
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_0_payload_data,
    output wire  [7:0] down_0_payload_keep,
    output wire        down_0_payload_last,
    output wire        down_0_valid,
    input  wire        down_0_ready,
    output wire [63:0] down_1_payload_data,
    output wire  [7:0] down_1_payload_keep,
    output wire        down_1_payload_last,
    output wire        down_1_valid,
    input  wire        down_1_ready,
    output wire [63:0] down_2_payload_data,
    output wire  [7:0] down_2_payload_keep,
    output wire        down_2_payload_last,
    output wire        down_2_valid,
    input  wire        down_2_ready
);

    wire [1:0] to = up_payload_data[1:0];
    wire [2:0] chosen = {to == 2'd2, to == 2'd1, to == 2'd0};
    wire [2:0] readies = {down_2_ready, down_1_ready, down_0_ready};

    assign up_ready = (|(chosen & readies)) || !(|chosen);
    assign down_0_payload_data = up_payload_data;
    assign down_0_payload_keep = up_payload_keep;
    assign down_0_payload_last = up_payload_last;
    assign down_0_valid = up_valid && chosen[0];
    assign down_1_payload_data = up_payload_data;
    assign down_1_payload_keep = up_payload_keep;
    assign down_1_payload_last = up_payload_last;
    assign down_1_valid = up_valid && chosen[1];
    assign down_2_payload_data = up_payload_data;
    assign down_2_payload_keep = up_payload_keep;
    assign down_2_payload_last = up_payload_last;
    assign down_2_valid = up_valid && chosen[2];

endmodule

`default_nettype wire
