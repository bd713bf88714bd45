// Stream register of 3 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w3 (
    input  wire       clk,
    input  wire       rst,
    input  wire       up_payload_kind,
    input  wire [1:0] up_payload_vc,
    input  wire       up_valid,
    output wire       up_ready,
    output wire       down_payload_kind,
    output wire [1:0] down_payload_vc,
    output wire       down_valid,
    input  wire       down_ready
);

    reg        skid_kind;
    reg  [1:0] skid_vc;
    reg        full;

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
            skid_kind <= up_payload_kind;
            skid_vc <= up_payload_vc;
        end
    end

    assign up_ready = !full;
    assign down_payload_kind = full ? skid_kind : up_payload_kind;
    assign down_payload_vc = full ? skid_vc : up_payload_vc;
    assign down_valid = valid;

endmodule

`default_nettype wire
