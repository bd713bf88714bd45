// Puts the headers of UET one after the other.
`default_nettype none

module uet_header_stack (
    input  wire         clk,
    input  wire   [4:0] pds,
    input  wire [319:0] pds_header,
    input  wire   [2:0] ses,
    input  wire [351:0] ses_header,
    input  wire   [2:0] extension,
    input  wire [287:0] extension_header,
    output wire [959:0] bytes,
    output wire   [7:0] length,
    output wire         known
);

    localparam [4:0] PDS_TSS                = 5'd1;
    localparam [4:0] PDS_CP                 = 5'd11;
    localparam [4:0] PDS_CUT                = 5'd31;
    localparam [2:0] EXTENSION_NONE         = 3'd0;
    localparam [2:0] EXTENSION_RENDEZVOUS   = 3'd1;
    localparam [2:0] EXTENSION_ATOMIC       = 3'd2;
    localparam [2:0] EXTENSION_COMPARE_SWAP = 3'd3;
    localparam [2:0] EXTENSION_NEGOTIATION  = 3'd4;

    reg    [2:0] pds_size_now;
    reg    [2:0] ses_size_now;
    reg          is_known_now;
    reg    [7:0] pds_bytes;
    reg    [7:0] ses_bytes;
    reg    [7:0] extension_bytes;
    reg  [351:0] ses_word_ses;
    reg    [2:0] ses_size_ses;
    reg  [287:0] extension_header_ses;
    reg  [319:0] pds_word_ses;
    reg  [319:0] pds_word_pds;
    reg    [2:0] pds_size_ses;
    reg    [2:0] pds_size_pds;
    reg  [639:0] inner_pds;
    reg    [7:0] sum_ses;
    reg          is_known_ses;
    reg  [959:0] whole_out;

    wire         keeps = pds == PDS_CUT || pds == PDS_TSS || pds == PDS_CP;
    wire   [2:0] pds_size = pds_size_now;
    wire   [2:0] ses_size = ses_size_now;
    wire         is_known = is_known_now;
    wire   [7:0] sum = pds_bytes + ses_bytes + extension_bytes;
    wire [319:0] pds_word = {
        pds == PDS_CUT ? pds_header[319:315] : pds,
        keeps ? pds_header[314:311] : {1'b0, ses},
        pds_header[310:0]
    };
    wire [351:0] ses_word = {ses_header[351:344], 2'd0, ses_header[341:0]};
    wire [639:0] inner_word = {ses_word_ses[351:96], extension_header_ses, 96'd0};
    wire [639:0] inner_word_2 = {ses_word_ses[351:192], extension_header_ses, 192'd0};
    wire [639:0] inner_choice = ses_size_ses[0] ? inner_word : inner_word_2;
    wire [639:0] inner_word_3 = {ses_word_ses[351:256], extension_header_ses, 256'd0};
    wire [639:0] inner_choice_2 = ses_size_ses[0] ? inner_word_3 : {extension_header_ses, 352'd0};
    wire [639:0] inner_choice_3 = ses_size_ses[1] ? inner_choice : inner_choice_2;
    wire [639:0] inner = ses_size_ses[2] ? {ses_word_ses, extension_header_ses} : inner_choice_3;
    wire [959:0] whole_word = {pds_word_pds[319:64], inner_pds, 64'd0};
    wire [959:0] whole_choice = pds_size_pds[0] ? {pds_word_pds, inner_pds} : whole_word;
    wire [959:0] whole_word_2 = {pds_word_pds[319:192], inner_pds, 192'd0};
    wire [959:0] whole_choice_2 = pds_size_pds[0] ? whole_word_2 : {pds_word_pds[319:224], inner_pds, 224'd0};
    wire [959:0] whole_word_3 = {pds_word_pds[319:256], inner_pds, 256'd0};
    wire [959:0] whole_choice_3 = pds_size_pds[0] ? whole_word_3 : {pds_word_pds[319:288], inner_pds, 288'd0};
    wire [959:0] whole_choice_4 = pds_size_pds[1] ? whole_choice_2 : whole_choice_3;
    wire [959:0] whole = pds_size_pds[2] ? whole_choice : whole_choice_4;

    always @* begin
        pds_size_now = 3'd0;
        case (pds)
            5'd6: begin
                pds_size_now = 3'd0;
            end
            5'd4, 5'd5: begin
                pds_size_now = 3'd1;
            end
            5'd2, 5'd3, 5'd7: begin
                pds_size_now = 3'd2;
            end
            5'd10, 5'd11, 5'd13, 5'd14: begin
                pds_size_now = 3'd3;
            end
            5'd8, 5'd12: begin
                pds_size_now = 3'd4;
            end
            5'd9: begin
                pds_size_now = 3'd5;
            end
            5'd1: begin
                if (pds_header[314]) begin
                    pds_size_now = 3'd3;
                end else begin
                    pds_size_now = 3'd2;
                end
            end
            5'd31: begin
                pds_size_now = 3'd2;
            end
            default: begin end
        endcase
    end

    always @* begin
        ses_size_now = 3'd0;
        case (ses)
            3'd4, 3'd6: begin
                ses_size_now = 3'd1;
            end
            3'd1, 3'd5: begin
                ses_size_now = 3'd2;
            end
            3'd2: begin
                ses_size_now = 3'd3;
            end
            3'd3: begin
                ses_size_now = 3'd4;
            end
            default: begin
                ses_size_now = 3'd0;
            end
        endcase
    end

    always @* begin
        is_known_now = 1'b1;
        case (pds)
            5'd6: begin end
            5'd4, 5'd5: begin end
            5'd2, 5'd3, 5'd7: begin end
            5'd10, 5'd11, 5'd13, 5'd14: begin end
            5'd8, 5'd12: begin end
            5'd9: begin end
            5'd1: begin end
            5'd31: begin end
            default: begin
                is_known_now = 1'b0;
            end
        endcase
    end

    always @* begin
        pds_bytes = 8'd0;
        case (pds)
            5'd6: begin
                pds_bytes = 8'd4;
            end
            5'd4, 5'd5: begin
                pds_bytes = 8'd8;
            end
            5'd2, 5'd3, 5'd7: begin
                pds_bytes = 8'd12;
            end
            5'd10, 5'd11, 5'd13, 5'd14: begin
                pds_bytes = 8'd16;
            end
            5'd8, 5'd12: begin
                pds_bytes = 8'd32;
            end
            5'd9: begin
                pds_bytes = 8'd40;
            end
            5'd1: begin
                if (pds_header[314]) begin
                    pds_bytes = 8'd16;
                end else begin
                    pds_bytes = 8'd12;
                end
            end
            5'd31: begin
                pds_bytes = 8'd12;
            end
            default: begin end
        endcase
    end

    always @* begin
        ses_bytes = 8'd0;
        case (ses)
            3'd4, 3'd6: begin
                ses_bytes = 8'd12;
            end
            3'd1, 3'd5: begin
                ses_bytes = 8'd20;
            end
            3'd2: begin
                ses_bytes = 8'd32;
            end
            3'd3: begin
                ses_bytes = 8'd44;
            end
            default: begin
                ses_bytes = 8'd0;
            end
        endcase
    end

    always @* begin
        extension_bytes = 8'd0;
        case (extension)
            EXTENSION_NONE: begin
                extension_bytes = 8'd0;
            end
            EXTENSION_RENDEZVOUS: begin
                extension_bytes = 8'd24;
            end
            EXTENSION_ATOMIC: begin
                extension_bytes = 8'd4;
            end
            EXTENSION_COMPARE_SWAP: begin
                extension_bytes = 8'd36;
            end
            EXTENSION_NEGOTIATION: begin
                extension_bytes = 8'd4;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        ses_word_ses <= ses_word;
        ses_size_ses <= ses_size;
        extension_header_ses <= extension_header;
        pds_word_ses <= pds_word;
        pds_word_pds <= pds_word_ses;
        pds_size_ses <= pds_size;
        pds_size_pds <= pds_size_ses;
        inner_pds <= inner;
        sum_ses <= sum;
        is_known_ses <= is_known;
        whole_out <= whole;
    end

    assign bytes = whole_out;
    assign length = sum_ses;
    assign known = is_known_ses;

    wire _unused_ok = &{1'b0, ses_header[343:342]};

endmodule

`default_nettype wire
