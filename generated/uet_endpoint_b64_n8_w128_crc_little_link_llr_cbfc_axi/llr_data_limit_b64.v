// Limits outstanding bytes, in beats of 64 bytes.
`default_nettype none

module llr_data_limit_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         counts,
    input  wire         clear,
    input  wire  [31:0] freed,
    input  wire  [31:0] most,
    input  wire  [15:0] longest,
    output reg          open,
    output wire  [31:0] outstanding
);

    reg   [6:0] counted;
    reg  [31:0] total;
    reg  [32:0] least;
    reg  [32:0] room;

    assign outstanding = total - freed;
    wire [32:0] most_now = {1'b0, most} - least;
    wire [64:0] counted_and = ({beat_keep, 1'b0} | 65'd1) & ~{1'b0, beat_keep};
    wire  [6:0] counted_word = {
        |(counted_and & 65'h10000000000000000),
        |(counted_and & 65'hffffffff00000000),
        |(counted_and & 65'hffff0000ffff0000),
        |(counted_and & 65'hff00ff00ff00ff00),
        |(counted_and & 65'hf0f0f0f0f0f0f0f0),
        |(counted_and & 65'hcccccccccccccccc),
        |(counted_and & 65'haaaaaaaaaaaaaaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            counted <= 7'd0;
            total <= 32'd0;
            open <= 1'b0;
        end else begin
            counted <= counted_word & {7{counts}};
            total <= total + {25'd0, counted};
            if (clear) begin
                total <= 32'd0;
            end
            open <= !room[32] && room[31:0] >= outstanding;
        end
    end

    always @(posedge clk) begin
        least <= {17'd0, longest} + 33'd192;
        room <= most_now;
    end

    wire _unused_ok = &{1'b0, beat_data, beat_last};

endmodule

`default_nettype wire
