// Stream register of 32 bits: registers valid, the payload and ready.
`default_nettype none

module full_slice_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    wire        backward_up_ready;
    wire [31:0] backward_down_payload;
    wire        backward_down_valid;
    wire        forward_up_ready;
    wire [31:0] forward_down_payload;
    wire        forward_down_valid;

    wire between_ready = forward_up_ready;

    backward_slice_w32 backward (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (up_payload),
        .up_valid     (up_valid),
        .up_ready     (backward_up_ready),
        .down_payload (backward_down_payload),
        .down_valid   (backward_down_valid),
        .down_ready   (between_ready)
    );

    forward_slice_w32 forward (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (backward_down_payload),
        .up_valid     (backward_down_valid),
        .up_ready     (forward_up_ready),
        .down_payload (forward_down_payload),
        .down_valid   (forward_down_valid),
        .down_ready   (down_ready)
    );

    assign up_ready = backward_up_ready;
    assign down_payload = forward_down_payload;
    assign down_valid = forward_down_valid;

endmodule

`default_nettype wire
