// Stream register of 40 bits: registers valid, the payload and ready.
`default_nettype none

module full_slice_w40 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [4:0] up_payload_vc_0,
    input  wire [14:0] up_payload_freed_0,
    input  wire  [4:0] up_payload_vc_1,
    input  wire [14:0] up_payload_freed_1,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [4:0] down_payload_vc_0,
    output wire [14:0] down_payload_freed_0,
    output wire  [4:0] down_payload_vc_1,
    output wire [14:0] down_payload_freed_1,
    output wire        down_valid,
    input  wire        down_ready
);

    wire        backward_up_ready;
    wire  [4:0] backward_down_payload_vc_0;
    wire [14:0] backward_down_payload_freed_0;
    wire  [4:0] backward_down_payload_vc_1;
    wire [14:0] backward_down_payload_freed_1;
    wire        backward_down_valid;
    wire        forward_up_ready;
    wire  [4:0] forward_down_payload_vc_0;
    wire [14:0] forward_down_payload_freed_0;
    wire  [4:0] forward_down_payload_vc_1;
    wire [14:0] forward_down_payload_freed_1;
    wire        forward_down_valid;

    wire between_ready = forward_up_ready;

    backward_slice_w40 backward (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_vc_0      (up_payload_vc_0),
        .up_payload_freed_0   (up_payload_freed_0),
        .up_payload_vc_1      (up_payload_vc_1),
        .up_payload_freed_1   (up_payload_freed_1),
        .up_valid             (up_valid),
        .up_ready             (backward_up_ready),
        .down_payload_vc_0    (backward_down_payload_vc_0),
        .down_payload_freed_0 (backward_down_payload_freed_0),
        .down_payload_vc_1    (backward_down_payload_vc_1),
        .down_payload_freed_1 (backward_down_payload_freed_1),
        .down_valid           (backward_down_valid),
        .down_ready           (between_ready)
    );

    forward_slice_w40 forward (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_vc_0      (backward_down_payload_vc_0),
        .up_payload_freed_0   (backward_down_payload_freed_0),
        .up_payload_vc_1      (backward_down_payload_vc_1),
        .up_payload_freed_1   (backward_down_payload_freed_1),
        .up_valid             (backward_down_valid),
        .up_ready             (forward_up_ready),
        .down_payload_vc_0    (forward_down_payload_vc_0),
        .down_payload_freed_0 (forward_down_payload_freed_0),
        .down_payload_vc_1    (forward_down_payload_vc_1),
        .down_payload_freed_1 (forward_down_payload_freed_1),
        .down_valid           (forward_down_valid),
        .down_ready           (down_ready)
    );

    assign up_ready = backward_up_ready;
    assign down_payload_vc_0 = forward_down_payload_vc_0;
    assign down_payload_freed_0 = forward_down_payload_freed_0;
    assign down_payload_vc_1 = forward_down_payload_vc_1;
    assign down_payload_freed_1 = forward_down_payload_freed_1;
    assign down_valid = forward_down_valid;

endmodule

`default_nettype wire
