// Stream register of 40 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w40 (
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

    reg   [4:0] held_vc_0;
    reg  [14:0] held_freed_0;
    reg   [4:0] held_vc_1;
    reg  [14:0] held_freed_1;
    reg         full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_vc_0 <= up_payload_vc_0;
            held_freed_0 <= up_payload_freed_0;
            held_vc_1 <= up_payload_vc_1;
            held_freed_1 <= up_payload_freed_1;
        end
    end

    assign up_ready = ready;
    assign down_payload_vc_0 = held_vc_0;
    assign down_payload_freed_0 = held_freed_0;
    assign down_payload_vc_1 = held_vc_1;
    assign down_payload_freed_1 = held_freed_1;
    assign down_valid = full;

endmodule

`default_nettype wire
