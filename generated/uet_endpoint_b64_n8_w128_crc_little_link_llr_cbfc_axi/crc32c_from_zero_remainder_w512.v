// Remainders of crc32c_from_zero over packets of whole beats of 512 bits.
`default_nettype none

module crc32c_from_zero_remainder_w512 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] data,
    input  wire         last,
    input  wire         valid,
    output reg   [31:0] remainder,
    output reg          done
);

    reg  [31:0] share;
    reg         share_last;
    reg         share_valid;
    reg  [31:0] state;

    wire [511:0] of_data_and = data & 512'h8fc8e57b1c379612ef13a98c0caa668f7af0ddecb0ba2e1d74b4fa052fa89ebcdafe84cc3f42047bdd0f0986f682723823479c6553509b391eed2c2ed33061ae;
    wire [511:0] of_data_and_2 = data & 512'h47e472bd8e1bcb097789d4c606553347bd786ef6585d170eba5a7d0297d44f5e6d7f42661fa1023dee8784c37b41391c11a3ce32a9a84d9c8f769617699830d7;
    wire [511:0] of_data_and_3 = data & 512'h23f2395ec70de584bbc4ea63032a99a3debc377b2c2e8b875d2d3e814bea27af36bfa1330fd0811ef743c261bda09c8e08d1e71954d426ce47bb4b0bb4cc186b;
    wire [511:0] of_data_and_4 = data & 512'h11f91caf6386f2c25de2753181954cd1ef5e1bbd961745c3ae969f40a5f513d79b5fd09987e8408f7ba1e130ded04e470468f38caa6a136723dda585da660c35;
    wire [511:0] of_data_and_5 = data & 512'h8fc8e57b1c379612ef13a98c0caa668f7af0ddecb0ba2e1d74b4fa052fa89ebcdafe84cc3f42047bdd0f0986f682723823479c6553509b391eed2c2ed33061a;
    wire [511:0] of_data_and_6 = data & 512'h47e472bd8e1bcb097789d4c606553347bd786ef6585d170eba5a7d0297d44f5e6d7f42661fa1023dee8784c37b41391c11a3ce32a9a84d9c8f769617699830d;
    wire [511:0] of_data_and_7 = data & 512'h8df7c6eef047484aa4afe72a3c98cf15471b1e9b0278c6a5016629ed3b163cc629957edf0fbf0c6a327b35a0ed587bf0c3ca8214c61dd955fa96989e687ca028;
    wire [511:0] of_data_and_8 = data & 512'h46fbe3777823a4255257f3951e4c678aa38d8f4d813c635280b314f69d8b1e6314cabf6f87df8635193d9ad076ac3df861e5410a630eecaafd4b4c4f343e5014;
    wire [511:0] of_data_and_9 = data & 512'hacb514c0a026440046385046838c554a2b361a4a70241fb434ed707e616d118d509bdb7bfcadc7615191c4eecdd46cc413b53ce062d7ed6c60488a09492f49a4;
    wire [511:0] of_data_and_10 = data & 512'hd9926f1b4c24b412cc0f81af4d6c4c2a6f6bd0c988a821c76ec2423a1f1e167a72b36971c114e7cb75c7ebf19068445a2a9d0215623b6d8f2ec9692a77a7c57c;
    wire [511:0] of_data_and_11 = data & 512'he301d2f6ba25cc1b8914695baa1c409a4d45358874ee3efec3d5db1820279581e3a73074dfc8779e67ecfc7e3eb6501536091d6fe24d2dfe898998bbe8e38310;
    wire [511:0] of_data_and_12 = data & 512'hfe480c004125701f2b999d21d9a446c25c5247288acd3162155e17893fbb547c2b2d1cf650a63fb4eef977b9e9d95a32b84312d2a2760dc65a29e0732741a026;
    wire [511:0] of_data_and_13 = data & 512'h7f2406002092b80f95ccce90ecd223612e292394456698b10aaf0bc49fddaa3e15968e7b28531fda777cbbdcf4ecad195c218969513b06e32d14f03993a0d013;
    wire [511:0] of_data_and_14 = data & 512'hb05ae67b0c7eca1525f5cec47ac3773fede44c2692096245f1e37fe760464ba3d035c3f1ab6b8b96e6b154688cf424b48d5758d1fbcd1848886754321ae009a7;
    wire [511:0] of_data_and_15 = data & 512'hd7e596469a08f3187de94eee31cbdd108c02fbfff9be9f3f8c4545f69f8bbb6d32e46534eaf7c1b0ae57a3b2b0f8606265ec300daeb6171d5ade8637de40657d;
    wire [511:0] of_data_and_16 = data & 512'h6bf2cb234d04798c3ef4a77718e5ee8846017dfffcdf4f9fc622a2fb4fc5ddb69972329a757be0d8572bd1d9587c303132f61806d75b0b8ead6f431bef2032be;
    wire [511:0] of_data_and_17 = data & 512'h35f96591a6823cc61f7a53bb8c72f7442300befffe6fa7cfe311517da7e2eedb4cb9194d3abdf06c2b95e8ecac3e1818997b0c036bad85c756b7a18df790195f;
    wire [511:0] of_data_and_18 = data & 512'h1afcb2c8d3411e630fbd29ddc6397ba211805f7fff37d3e7f188a8bed3f1776da65c8ca69d5ef83615caf476561f0c0c4cbd8601b5d6c2e3ab5bd0c6fbc80caf;
    wire [511:0] of_data_and_19 = data & 512'h82b6bc1f7597192368cd3d62efb6db5e7230f2534f21c7ee8c70ae5a4650250a09d0c29f71ed7860d7ea73bddd8df43e05195f6589bbfa48cb40c44daed467f9;
    wire [511:0] of_data_and_20 = data & 512'hce93bb74a6fc1a835b75373d7b710b2043e8a4c5172acdea328cad280c808c39de16e58387b4b84bb6fa30581844882721cb33d7978d661d7b4d4e08045a5252;
    wire [511:0] of_data_and_21 = data & 512'he88138c14f499b5342a93212b112e31f5b048f8e3b2f48e86df2ac9129e8d8a035f5f60dfc98585e067211aafaa0362bb3a2058e98962837a34b8b2ad11d4887;
    wire [511:0] of_data_and_22 = data & 512'h74409c60a7a4cda9a15499095889718fad8247c71d97a47436f9564894f46c501afafb06fe4c2c2f033908d57d501b15d9d102c74c4b141bd1a5c595688ea443;
    wire [511:0] of_data_and_23 = data & 512'hb5e8ab4b4fe5f0c63fb9e508a0eede48ac31fe0f3e71fc276fc8512165d2a894d783f94f4064126c5c938dec482a7fb2cfaf1d06f5751134f63fcee46777338f;
    wire [511:0] of_data_and_24 = data & 512'hd53cb0debbc56e71f0cf5b085cdd09ab2ce822eb2f82d00ec350d2959d41caf6b13f786b9f700d4df346cf70d2974de1449012e629ea13a365f2cb5ce08bf869;
    wire [511:0] of_data_and_25 = data & 512'h6a9e586f5de2b738f867ad842e6e84d59674117597c1680761a8694acea0e57b589fbc35cfb806a6f9a367b8694ba6f0a248097314f509d1b2f965ae7045fc34;
    wire [511:0] of_data_and_26 = data & 512'hba87c94cb2c6cd8e93207f4e1b9d24e5b1cad5567b5a9a1ec460cea048f8ec0176b15ad6d89e0728a1deba5ac227a140726398dcd92a1fd1c7919ef9eb129fb4;
    wire [511:0] of_data_and_27 = data & 512'hd28b01dd4554f0d5a683962b0164f4fda215b7478d17631216849d550bd4e8bc61a629a7530d07ef8de054ab9791a2981a76500b3fc594d1fd25e35226b92e74;
    wire [511:0] of_data_and_28 = data & 512'he68d6595be9dee783c5262998c181cf1abfa064f76319f947ff6b4afaa42eae2ea2d901f96c4878c1bff23d33d4aa3742e7cb460ccb25151e07fdd87c06cf694;
    wire [511:0] of_data_and_29 = data & 512'hfc8e57b1c379612ef13a98c0caa668f7af0ddecb0ba2e1d74b4fa052fa89ebcdafe84cc3f42047bdd0f0986f682723823479c6553509b391eed2c2ed33061ae4;
    wire [511:0] of_data_and_30 = data & 512'h7e472bd8e1bcb097789d4c606553347bd786ef6585d170eba5a7d0297d44f5e6d7f42661fa1023dee8784c37b41391c11a3ce32a9a84d9c8f769617699830d72;
    wire [511:0] of_data_and_31 = data & 512'h3f2395ec70de584bbc4ea63032a99a3debc377b2c2e8b875d2d3e814bea27af36bfa1330fd0811ef743c261bda09c8e08d1e71954d426ce47bb4b0bb4cc186b9;
    wire [511:0] of_data_and_32 = data & 512'h1f91caf6386f2c25de2753181954cd1ef5e1bbd961745c3ae969f40a5f513d79b5fd09987e8408f7ba1e130ded04e470468f38caa6a136723dda585da660c35c;
    wire  [31:0] of_data = {
        ^of_data_and,
        ^of_data_and_2,
        ^of_data_and_3,
        ^of_data_and_4,
        ^of_data_and_5,
        ^of_data_and_6,
        ^of_data_and_7,
        ^of_data_and_8,
        ^of_data_and_9,
        ^of_data_and_10,
        ^of_data_and_11,
        ^of_data_and_12,
        ^of_data_and_13,
        ^of_data_and_14,
        ^of_data_and_15,
        ^of_data_and_16,
        ^of_data_and_17,
        ^of_data_and_18,
        ^of_data_and_19,
        ^of_data_and_20,
        ^of_data_and_21,
        ^of_data_and_22,
        ^of_data_and_23,
        ^of_data_and_24,
        ^of_data_and_25,
        ^of_data_and_26,
        ^of_data_and_27,
        ^of_data_and_28,
        ^of_data_and_29,
        ^of_data_and_30,
        ^of_data_and_31,
        ^of_data_and_32
    };
    wire  [31:0] of_state = {
        ^(state & 32'hd33061ae),
        ^(state & 32'h699830d7),
        ^(state & 32'hb4cc186b),
        ^(state & 32'hda660c35),
        ^(state & 32'hed33061a),
        ^(state & 32'h7699830d),
        ^(state & 32'h687ca028),
        ^(state & 32'h343e5014),
        ^(state & 32'h492f49a4),
        ^(state & 32'h77a7c57c),
        ^(state & 32'he8e38310),
        ^(state & 32'h2741a026),
        ^(state & 32'h93a0d013),
        ^(state & 32'h1ae009a7),
        ^(state & 32'hde40657d),
        ^(state & 32'hef2032be),
        ^(state & 32'hf790195f),
        ^(state & 32'hfbc80caf),
        ^(state & 32'haed467f9),
        ^(state & 32'h45a5252),
        ^(state & 32'hd11d4887),
        ^(state & 32'h688ea443),
        ^(state & 32'h6777338f),
        ^(state & 32'he08bf869),
        ^(state & 32'h7045fc34),
        ^(state & 32'heb129fb4),
        ^(state & 32'h26b92e74),
        ^(state & 32'hc06cf694),
        ^(state & 32'h33061ae4),
        ^(state & 32'h99830d72),
        ^(state & 32'h4cc186b9),
        ^(state & 32'ha660c35c)
    };
    wire  [31:0] next = of_state ^ share;
    wire         ends = share_valid && share_last;

    always @(posedge clk) begin
        if (rst) begin
            share_valid <= 1'b0;
            state <= 32'd0;
            done <= 1'b0;
        end else begin
            share_valid <= valid;
            if (ends) begin
                state <= 32'd0;
            end else if (share_valid) begin
                state <= next;
            end
            done <= ends;
        end
    end

    always @(posedge clk) begin
        share <= of_data;
        share_last <= last;
        if (ends) begin
            remainder <= next;
        end
    end

endmodule

`default_nettype wire
