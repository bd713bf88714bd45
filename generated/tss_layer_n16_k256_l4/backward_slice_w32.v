// Stream register of 32 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] up_payload_start,
    input  wire  [1:0] up_payload_end,
    input  wire  [8:0] up_payload_rows,
    input  wire        up_payload_last,
    input  wire        up_payload_ok,
    input  wire [15:0] up_payload_keep,
    input  wire        up_payload_refused,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_start,
    output wire  [1:0] down_payload_end,
    output wire  [8:0] down_payload_rows,
    output wire        down_payload_last,
    output wire        down_payload_ok,
    output wire [15:0] down_payload_keep,
    output wire        down_payload_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [1:0] skid_start;
    reg   [1:0] skid_end;
    reg   [8:0] skid_rows;
    reg         skid_last;
    reg         skid_ok;
    reg  [15:0] skid_keep;
    reg         skid_refused;
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
            skid_start <= up_payload_start;
            skid_end <= up_payload_end;
            skid_rows <= up_payload_rows;
            skid_last <= up_payload_last;
            skid_ok <= up_payload_ok;
            skid_keep <= up_payload_keep;
            skid_refused <= up_payload_refused;
        end
    end

    assign up_ready = !full;
    assign down_payload_start = full ? skid_start : up_payload_start;
    assign down_payload_end = full ? skid_end : up_payload_end;
    assign down_payload_rows = full ? skid_rows : up_payload_rows;
    assign down_payload_last = full ? skid_last : up_payload_last;
    assign down_payload_ok = full ? skid_ok : up_payload_ok;
    assign down_payload_keep = full ? skid_keep : up_payload_keep;
    assign down_payload_refused = full ? skid_refused : up_payload_refused;
    assign down_valid = valid;

endmodule

`default_nettype wire
