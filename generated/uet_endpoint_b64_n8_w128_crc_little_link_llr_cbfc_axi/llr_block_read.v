// Tells what a block of the line is.
`default_nettype none

module llr_block_read (
    input  wire        block_control,
    input  wire [63:0] block_data,
    output wire [63:0] read_data,
    output wire        read_is_set,
    output wire        read_filled,
    output wire        read_full,
    output wire        read_bound,
    output wire        read_ends,
    output wire  [2:0] read_rest,
    output wire        read_starts,
    output wire        read_llr,
    output wire        read_bad_preamble
);

    reg        ends;
    reg  [2:0] rest;

    wire set_term = block_data[7:0] == 8'd75 && block_data[35:32] == 4'd6;
    wire set = block_control && set_term;
    wire bound = block_control && !set;
    wire is_start = bound && block_data[7:0] == 8'd120;
    wire sfd_match = {block_data[39:32], block_data[47:40], block_data[55:48]} == 24'h555555;
    wire sfd = sfd_match && block_data[63:56] == 8'd213;
    wire normal = sfd && block_data[31:8] == 24'h555555;
    wire llr = sfd && block_data[11:8] == 4'd7 && !normal;
    wire known = normal || llr;

    always @* begin
        ends = 1'b0;
        case (block_data[7:0])
            8'd135: begin
                ends = bound;
            end
            8'd153: begin
                ends = bound;
            end
            8'd170: begin
                ends = bound;
            end
            8'd180: begin
                ends = bound;
            end
            8'd204: begin
                ends = bound;
            end
            8'd210: begin
                ends = bound;
            end
            8'd225: begin
                ends = bound;
            end
            8'd255: begin
                ends = bound;
            end
            default: begin end
        endcase
    end

    always @* begin
        rest = 3'd0;
        case (block_data[7:0])
            8'd135: begin
                rest = 3'd0;
            end
            8'd153: begin
                rest = 3'd1;
            end
            8'd170: begin
                rest = 3'd2;
            end
            8'd180: begin
                rest = 3'd3;
            end
            8'd204: begin
                rest = 3'd4;
            end
            8'd210: begin
                rest = 3'd5;
            end
            8'd225: begin
                rest = 3'd6;
            end
            8'd255: begin
                rest = 3'd7;
            end
            default: begin end
        endcase
    end

    assign read_data = ends ? {8'd0, block_data[63:8]} : block_data;
    assign read_is_set = set;
    assign read_filled = !block_control || (ends && (|rest));
    assign read_full = !block_control;
    assign read_bound = bound;
    assign read_ends = ends;
    assign read_rest = rest;
    assign read_starts = is_start && known;
    assign read_llr = llr;
    assign read_bad_preamble = is_start && !known;

endmodule

`default_nettype wire
