// Stream register of 32 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [31:0] skid;
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
            skid <= up_payload;
        end
    end

    assign up_ready = !full;
    assign down_payload = full ? skid : up_payload;
    assign down_valid = valid;

endmodule

`default_nettype wire
