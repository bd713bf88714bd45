// Sends each packet one of two ways.
`default_nettype none

module tss_body_route (
    input  wire         aside_payload,
    input  wire         aside_valid,
    output wire         aside_ready,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] plain_payload_data,
    output wire  [15:0] plain_payload_keep,
    output wire         plain_payload_last,
    output wire         plain_valid,
    input  wire         plain_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    wire goes = up_valid && aside_valid;
    wire ready = aside_valid && (aside_payload ? plain_ready : down_ready);

    assign aside_ready = goes && ready && up_payload_last;
    assign up_ready = ready;
    assign plain_payload_data = up_payload_data;
    assign plain_payload_keep = up_payload_keep;
    assign plain_payload_last = up_payload_last;
    assign plain_valid = goes && aside_payload;
    assign down_payload_data = up_payload_data;
    assign down_payload_keep = up_payload_keep;
    assign down_payload_last = up_payload_last;
    assign down_valid = goes && !aside_payload;

endmodule

`default_nettype wire
