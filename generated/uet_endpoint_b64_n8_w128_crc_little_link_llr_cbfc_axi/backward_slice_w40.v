// Stream register of 40 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w40 (
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

    reg   [4:0] skid_vc_0;
    reg  [14:0] skid_freed_0;
    reg   [4:0] skid_vc_1;
    reg  [14:0] skid_freed_1;
    reg         full;

    wire valid = up_valid || full;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            full <= valid && !down_ready;
        end
    end

    always @(posedge clk) begin
        if (!full) begin
            skid_vc_0 <= up_payload_vc_0;
            skid_freed_0 <= up_payload_freed_0;
            skid_vc_1 <= up_payload_vc_1;
            skid_freed_1 <= up_payload_freed_1;
        end
    end

    assign up_ready = !full;
    assign down_payload_vc_0 = full ? skid_vc_0 : up_payload_vc_0;
    assign down_payload_freed_0 = full ? skid_freed_0 : up_payload_freed_0;
    assign down_payload_vc_1 = full ? skid_vc_1 : up_payload_vc_1;
    assign down_payload_freed_1 = full ? skid_freed_1 : up_payload_freed_1;
    assign down_valid = valid;

endmodule

`default_nettype wire
